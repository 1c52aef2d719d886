/**
 * How the built server is run. V8 sizes its heap by the machine, and a clinic's has 1 GB for everything: with 24 GB
 * of memory the same work leaves 690 MB behind, with these limits 240, at the same speed.
 * - Young objects get 12 MB in place of some 130.
 * - Live data are about 60 MB; what is larger is a fault, which ends in 503 before it ends the machine.
 * - Only what runs often is optimised: a start takes 0.9 s of processor time in place of 1.1.
 * - Maglev's compilations leave 45 MB of broken-up memory, and TurboFan makes hot code as quick without it.
 * - glibc would give each thread a heap of its own, and keep large pieces that were given back.
 */
export const SERVER_ARGUMENTS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=144',
  '--no-maglev',
  '--invocation-count-for-turbofan=20000',
  '--invocation-count-for-osr=8000',
  'build/process/main.js',
];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
