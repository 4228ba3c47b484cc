/** What one session may use. A command that goes over is stopped with the limit's name. */
export interface SandboxLimits {
  /** Of one command, milliseconds from its start. */
  readonly wallMs: number;
  /** Of one process, seconds on a processor. */
  readonly cpuS: number;
  /** At a time, of one command. */
  readonly processes: number;
  /** Open at a time, of one process. */
  readonly openFiles: number;
  /** Resident memory of a command's processes together, MiB. */
  readonly memoryMb: number;
  /** Heap and anonymous memory of one process, MiB. */
  readonly dataMb: number;
  /** Of /tmp and of /dev/shm each, MiB; both are memory. */
  readonly tmpMb: number;
  /** One file, MiB. */
  readonly fileMb: number;
  /** All files of the work tree, MiB, and how many entries it may have. */
  readonly diskMb: number;
  readonly entries: number;
  /** Kept of a command's output, bytes of each stream; what is left out is in the middle. */
  readonly outputBytes: number;
  /** Commands that run at a time, of all sessions of a host. */
  readonly parallel: number;
}

export const SANDBOX_LIMITS: SandboxLimits = {
  wallMs: 300_000,
  cpuS: 120,
  processes: 128,
  openFiles: 512,
  memoryMb: 768,
  dataMb: 1024,
  tmpMb: 128,
  fileMb: 32,
  diskMb: 128,
  entries: 20_000,
  outputBytes: 60_000,
  parallel: 2,
};

export const MIB = 2 ** 20;
