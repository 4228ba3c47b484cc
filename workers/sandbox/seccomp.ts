/**
 * The system calls that a jailed program may not make, as a classic BPF program for `bwrap --seccomp` (seccomp(2),
 * linux/filter.h): what is listed answers EPERM, everything else is allowed. The list follows Docker's default profile,
 * and adds memfd_create, whose memory no watcher outside sees.
 */

export const SECCOMP_ARCHITECTURES = ['x64', 'arm64'] as const;
type Architecture = (typeof SECCOMP_ARCHITECTURES)[number];

/** AUDIT_ARCH_* of linux/audit.h. */
const AUDIT_ARCH: Readonly<Record<Architecture, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Name → number on x86-64 and arm64; null where that machine has no such call. */
const DENIED: Readonly<Record<string, readonly [x64: number | null, arm64: number | null]>> = {
  ptrace: [101, 117],
  process_vm_readv: [310, 270],
  process_vm_writev: [311, 271],
  process_madvise: [440, 440],
  kcmp: [312, 272],
  pidfd_getfd: [438, 438],
  mount: [165, 40],
  umount2: [166, 39],
  pivot_root: [155, 41],
  chroot: [161, 51],
  move_mount: [429, 429],
  open_tree: [428, 428],
  fsopen: [430, 430],
  fsmount: [432, 432],
  mount_setattr: [442, 442],
  setns: [308, 268],
  unshare: [272, 97],
  bpf: [321, 280],
  perf_event_open: [298, 241],
  userfaultfd: [323, 282],
  keyctl: [250, 219],
  add_key: [248, 217],
  request_key: [249, 218],
  io_uring_setup: [425, 425],
  memfd_create: [319, 279],
  memfd_secret: [447, 447],
  shmget: [29, 194],
  msgget: [68, 186],
  init_module: [175, 105],
  finit_module: [313, 273],
  delete_module: [176, 106],
  kexec_load: [246, 104],
  open_by_handle_at: [304, 265],
  name_to_handle_at: [303, 264],
  quotactl: [179, 60],
  syslog: [103, 116],
  acct: [163, 89],
  swapon: [167, 224],
  swapoff: [168, 225],
  reboot: [169, 142],
  modify_ldt: [154, null],
  ioperm: [173, null],
  iopl: [172, null],
  personality: [135, 92],
  vmsplice: [278, 75],
};
const CLONE: readonly [number, number] = [56, 220];
const CLONE3 = 435;
/** CLONE_NEWNS | NEWCGROUP | NEWUTS | NEWIPC | NEWUSER | NEWPID | NEWNET of linux/sched.h. */
const NEW_NAMESPACES = 0x7e020000;

/** Opcodes: load a word, jump if equal, if at least, if any bit is set, return. */
const [LOAD, EQUAL, AT_LEAST, ANY_BIT, RETURN] = [0x20, 0x15, 0x35, 0x45, 0x06] as const;
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const errno = (number: number): number => 0x00050000 | number;
const [EPERM, ENOSYS] = [1, 38] as const;
/** Offsets in struct seccomp_data: the call's number, the architecture, the lower half of the first argument. */
const [NUMBER, ARCHITECTURE, FIRST_ARGUMENT] = [0, 4, 16] as const;
/** On x86-64 numbers from here on are those of the x32 interface, which would go past the list. */
const X32_BIT = 0x40000000;

/** The program's bytes. Throws a RangeError for a machine whose calls are not in the table. */
export function seccompFilter(architecture: string): Buffer {
  const column = SECCOMP_ARCHITECTURES.indexOf(architecture as Architecture);
  if (column < 0)
    throw new RangeError(
      `No system call table for "${architecture}". Should be one of: ${SECCOMP_ARCHITECTURES.join(', ')}.`,
    );
  // [opcode, skipped when true, skipped when false, operand]
  const program: (readonly [number, number, number, number])[] = [
    [LOAD, 0, 0, ARCHITECTURE],
    [EQUAL, 1, 0, AUDIT_ARCH[architecture as Architecture]],
    [RETURN, 0, 0, KILL],
    [LOAD, 0, 0, NUMBER],
  ];
  if (architecture === 'x64') program.push([AT_LEAST, 0, 1, X32_BIT], [RETURN, 0, 0, KILL]);
  for (const numbers of Object.values(DENIED)) {
    const number = numbers[column];
    if (number != null) program.push([EQUAL, 0, 1, number], [RETURN, 0, 0, errno(EPERM)]);
  }
  // Its flags lie in memory, where no filter can look: ENOSYS makes libc go back to clone, whose flags are an argument.
  program.push([EQUAL, 0, 1, CLONE3], [RETURN, 0, 0, errno(ENOSYS)]);
  program.push(
    [EQUAL, 0, 3, CLONE[column]!],
    [LOAD, 0, 0, FIRST_ARGUMENT],
    [ANY_BIT, 0, 1, NEW_NAMESPACES],
    [RETURN, 0, 0, errno(EPERM)],
    [RETURN, 0, 0, ALLOW],
  );
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, whenTrue, whenFalse, operand], i) => {
    bytes.writeUInt16LE(code, i * 8);
    bytes.writeUInt8(whenTrue, i * 8 + 2);
    bytes.writeUInt8(whenFalse, i * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, i * 8 + 4);
  });
  return bytes;
}
