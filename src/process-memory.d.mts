export declare const API_FLAGS: readonly string[];
export declare const API_ENV: Readonly<Record<string, string>>;
export declare const WORKER_FLAGS: readonly string[];
export declare const WORKER_ENV: Readonly<Record<string, string>>;
