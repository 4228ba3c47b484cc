/** What was sent cannot be worked on as it is; the message is for the one who sent it, and trying again changes nothing. */
export class InputError extends RangeError {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}
