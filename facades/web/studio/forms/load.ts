import type { OperationForm } from './schema.ts';

export type Forms = Readonly<Record<string, OperationForm>>;

const AGAIN_MS = 2000;

let loading: Promise<Forms> | undefined;

/** The forms of the server that serves this page, by the names of their mutations; asked for once. */
export function loadForms(): Promise<Forms> {
  loading ??= fetch('/studio/forms.json').then((response) => {
    if (!response.ok) throw new Error(`The forms could not be loaded (${response.status}).`);
    return response.json() as Promise<Forms>;
  });
  // what failed is asked for again, but not at once: each look would be a request
  loading.catch(() => {
    setTimeout(() => {
      loading = undefined;
    }, AGAIN_MS);
  });
  return loading;
}
