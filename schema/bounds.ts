import { z } from 'zod';

const things = (n: unknown, thing: string) => `${n} ${thing}${Number(n) === 1 ? '' : 's'}`;

/** Bounds in words for people, on every surface: zod's own are for those who wrote the rule ("Too big: expected number to be <=256"). */
z.config({
  customError: (broken) => {
    if (broken.code === 'not_multiple_of') return `Input should be a multiple of ${broken.divisor}`;
    if (broken.code !== 'too_small' && broken.code !== 'too_big') return undefined;
    const small = broken.code === 'too_small';
    const bound = small ? broken.minimum : broken.maximum;
    const most = small ? 'at least' : 'at most';
    if (broken.origin === 'string') return `String should have ${most} ${things(bound, 'character')}`;
    if (broken.origin === 'array') return `List should have ${most} ${things(bound, 'item')}`;
    if (broken.inclusive === false) return `Input should be ${small ? 'greater' : 'less'} than ${bound}`;
    return `Input should be ${small ? 'greater' : 'less'} than or equal to ${bound}`;
  },
});
