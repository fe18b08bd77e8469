/**
 * How Node collects what is no longer used, in the processes of tests: most of what a call or a test makes is gone with
 * it, young and cheap to collect, given room. Its own threads are off: the processor is busy with other tests, and waiting
 * for each other costs more than they take over.
 */
export const collecting = ['--max-semi-space-size=128', '--single-threaded-gc']
