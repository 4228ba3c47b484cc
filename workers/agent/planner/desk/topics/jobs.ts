/** What is asked of what is being drawn. */
import { NO_ART, type Topic } from './topic.ts';

export const JOB_TOPICS: readonly Topic[] = [
  { about: ['stuck hang hung hanging frozen freez froze stall stalled forever', '@job loading percent %'], never: 'make draw animation-of game hero enemy player level sword', told: true, looks: 'jobs', answer: 'A picture takes seconds, a character with animations a minute or two. What stands still for much longer can be cancelled in the queue of the studio: what was not drawn is not charged, and the same words can be sent once more.' },
  { about: ['job queue', 'is are what which howmuch my show status still running waiting list where'], never: `${NO_ART} game shop people`, looks: 'jobs', answer: 'The queue stands in the studio beside every page; a job is cancelled there, and what was not drawn is not charged.' },
  { about: ['still', 'waiting loading drawing generating render working running', 'is are it my why'], never: 'game hero enemy player', told: true, looks: 'jobs', answer: 'What stands still for minutes can be cancelled in the queue of the studio: what was not drawn is not charged.' },
  { about: ['why what', 'fail failed error crash crashed', '@job my it did'], never: 'game level hero jump', looks: 'jobs', answer: 'What failed was not charged. Say the same once more, perhaps in plainer words, and it is drawn anew.' },
  { about: ['fail failed error crashed aborted', '@asset @job', 'my the it'], never: 'game hero jump level why', told: true, looks: 'jobs', answer: 'What failed was not charged. Say the same once more, perhaps in plainer words, and it is drawn anew.' },
  { about: ['cancel stop abort interrupt', 'job jobs drawing generation queue rendering'], never: 'how animation hero game', told: true, looks: 'jobs', answer: 'A job is cancelled in the queue of the studio, with the cross beside it; what this conversation is just doing is stopped by the button beside the message. What was not drawn is not charged.' },
]; // biome-ignore format: a table
