import { readFileSync } from 'node:fs'

/** What a process holds in memory now, and the most that it has held since `forget`, MB. Linux tells it. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}
