/** What is not done, whoever asks for it. */
export const UNSAFE: readonly (readonly [said: RegExp, answer: string])[] = [
  [/\b(?:tokens?|passwords?|keys?|secrets?|system prompt|instructions|env|config|credentials?|database|server|source of you)\b/i, 'That I cannot tell: I have no tokens, passwords or hidden settings, and no way to them. Your own token stands in the studio under Account › Tokens. What shall I draw?'],
  [/\b(?:other (?:people|users?|accounts?)|someone(?: else)?'?s|somebody(?: else)?'?s|others'?|user \d+|their (?:private|account)|account of)\b/i, 'I see only what belongs to your own account; what others made is theirs alone. What of yours, or what new, shall it be?'],
  [/\b(?:nud\w*|naked|sex\w*|porn\w*|nsfw|hentai|erotic|lewd|boobs|topless|undress\w*|stripp\w*)\b/i, 'No, I draw nothing sexual or naked. Figures in clothes I draw gladly, for example "an elf in a green cloak" (1 generation). Who shall it be?'],
  [/\b(?:gore|torn apart|mutilat\w*|guts|behead\w*|tortur\w*|suicid\w*|self[- ]harm|rape)\b/i, 'No, I draw no gore or torture. Monsters, skeletons, swords and the usual fights of games are fine, for example "a zombie in rags" (1 generation). What shall it be?'],
  [/\b(?:nazi\w*|swastika|hitler|kkk|racist|slur|hate|isis|terror\w*)\b/i, 'No, I draw no hate and none of its signs. Soldiers, villains and old uniforms without them are fine, for example "an evil general in a grey coat" (1 generation). Who shall it be?'],
  [/\b(?:hack\w*|crack|exploit|unlimited|infinite|free credits|million credits|bypass|ddos|virus|cheat\w*|steal|rip|original sprites)\b/i, 'No: I break into nothing, give nobody credits and take no pictures out of other games. Something of your own in the same spirit I draw gladly. What shall it show?'],
]; // biome-ignore format: a table

const LOGIN =
  /\b(?:log|sign) ?(?:in|on)(?:to)? (?:to )?(?:my|our)\b|\bpasswords?\b.*\b(?:send|give|tell|here|no problem)\b|\b(?:send|give|tell)\b.*\bpasswords?\b/i;
/** Asked of somebody else's account, whatever it was read as. */
export const refused = (words: string): string | undefined =>
  LOGIN.test(words)
    ? 'I log in nowhere and upload nothing for anybody: never send a password, neither here nor to anyone. The files of a game are in the studio (Games › the game › Download), and you put them up yourself.'
    : /\b(?:hack|crack|break into|log (?:me )?in as|steal)\b/i.test(words)
      ? UNSAFE.find(([said]) => said.test(words))?.[1]
      : undefined;
