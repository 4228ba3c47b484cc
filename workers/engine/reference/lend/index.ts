/** What pictures lend to a drawing of something else: how people are built, what they wear, in which colours. */
export { readBuild } from './read-build.ts';
export { readSubject } from './read-subject.ts';
