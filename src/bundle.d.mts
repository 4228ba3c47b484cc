export function bundleApi(root: string): Promise<string>;
