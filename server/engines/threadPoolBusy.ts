/** Thrown when more questions wait than can be answered in good time. */
export class ThreadPoolBusy extends Error {}
