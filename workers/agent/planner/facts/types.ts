/** One thing that is known, and the ways in which it is asked. */
export interface Fact {
  /** Content words of questions, "|" between two ways of asking; a word with "!" has to be there. Forms and synonyms are found (words.ts). */
  readonly asked: string;
  readonly answer: string;
  /** Something of the account is looked up and told before it. */
  readonly looks?: 'balance' | 'spending' | 'jobs' | 'games';
}
