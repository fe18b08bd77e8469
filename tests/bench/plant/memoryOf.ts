import { readFileSync, writeFileSync } from 'node:fs'

/** What a process holds in memory now, and the most that it has held since `forgetMost`, MB. Linux tells it. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}

/** Has Linux count anew from here what a process held at most. */
export const forgetMost = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')
