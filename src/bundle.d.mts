export interface Programs {
  readonly api: string;
  readonly worker: string;
}
export function bundlePrograms(root: string): Promise<Programs>;
