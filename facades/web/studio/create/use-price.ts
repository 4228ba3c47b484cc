import { useEffect, useState } from 'react';
import { gql, useClient } from 'urql';
import { type Problem, problemOf, wasReached } from '../app/errors.ts';
import type { OperationForm } from '../forms/schema.ts';

export interface Price {
  readonly usd: number;
  readonly generations: number;
}

/** The mutation of a form; what it gives is the same for all that cost. */
export const mutationOf = ({ field, inputType }: OperationForm) => gql`
  mutation Draw($input: ${inputType}!) { ${field}(input: $input) { price { usd generations } job { id } } }
`;

/** The same for a dry run, which makes no job. */
const priceOf = ({ field, inputType }: OperationForm) => gql`
  mutation Price($input: ${inputType}!) { ${field}(input: $input) { price { usd generations } } }
`;

const SETTLED_MS = 250;
/** A server that could not be reached is asked again after so long. */
const AGAIN_MS = 2000;

/** What the request would cost, or what is wrong with it, asked a moment after the last change. */
export function usePrice(
  form: OperationForm | undefined,
  input: Readonly<Record<string, unknown>> | undefined,
): { readonly price?: Price; readonly problem?: Problem } {
  const client = useClient();
  const [answer, setAnswer] = useState<{ price?: Price; problem?: Problem }>({});
  const asked = input && JSON.stringify(input);
  useEffect(() => {
    if (!form || !asked) return setAnswer({});
    let gone = false;
    let timer = 0;
    const ask = async () => {
      const variables = { input: { ...JSON.parse(asked), dryRun: true } };
      const { data, error } = await client.mutation(priceOf(form), variables).toPromise();
      if (gone) return;
      const problem = problemOf(error);
      setAnswer({ ...(data ? { price: data[form.field].price as Price } : {}), ...(problem ? { problem } : {}) });
      if (problem && !wasReached(problem)) timer = window.setTimeout(ask, AGAIN_MS);
    };
    timer = window.setTimeout(ask, SETTLED_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, form, asked]);
  return answer;
}

/** "$0.008", or generations where the dollars are spent. */
export const shownPrice = ({ usd, generations }: Price): string =>
  usd ? `$${usd.toFixed(usd < 0.1 ? 3 : 2)}` : `${generations} generation${generations === 1 ? '' : 's'}`;
