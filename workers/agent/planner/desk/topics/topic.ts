/**
 * What people ask of such a service, told by the ideas that meet in a question, whatever its form: each of `about` is a list of words of which one
 * has to be there. `@name` stands for a list of `IDEAS`. The row with most ideas is answered; of two the first.
 */
export interface Topic {
  readonly about: readonly string[];
  readonly never?: string;
  /** Also where it is told or demanded, and not asked ("cancel my subscription"). */
  readonly told?: true;
  /** What is needed besides is told to be advised, and not to be made. */
  readonly advice?: true;
  readonly answer: string;
  /** What is looked up before it is answered. */
  readonly looks?: 'balance' | 'jobs' | 'spending' | 'games' | 'assets' | 'library';
}

export const IDEAS: Readonly<Record<string, string>> = {
  credit: 'credit generation balance quota token coin',
  pay: 'pay paid payment money price cost charge buy purchase billing',
  subscription: 'subscription subscribe subscriber membership abo premium',
  get: 'get receive give send issue have want need create write print make',
  mine: 'my mine our i we me',
  lost: 'lost lose gone vanish vanished disappear disappeared missing deleted delete deletion erased erase removed remove overwrote overwritten wiped',
  back: 'back restore recover recovery undelete retrieve rescue return again undo',
  asset:
    'picture image sprite asset thing character object tileset tile icon drawing art stuff work creation file animation map game project',
  learner:
    'school student teacher class classroom pupil education educational university uni college nonprofit charity kid child',
  job: 'job generation progress queue picture drawing render rendering request task it this animation character tileset',
  howask: 'how howto what which explain teach tell learn tutorial guide tip advice help show why',
};

/** Words of pictures: what is wished for with them is drawn, and nothing is asked. */
export const NO_ART =
  'icon draw sign button popup panel screen scene character tileset background menu sprite pixelart sticker logo';
