import { type AllowanceChanges, type Allowances, defaultAllowances } from './allowances.ts'

/** The default allowances with some of them replaced. */
export function withAllowances(changes: AllowanceChanges = {}): Allowances {
  return {
    joint: { ...defaultAllowances.joint, ...changes.joint },
    telescope: { ...defaultAllowances.telescope, ...changes.telescope },
    folder: { ...defaultAllowances.folder, ...changes.folder },
    tray: { ...defaultAllowances.tray, ...changes.tray },
    mailer: { ...defaultAllowances.mailer, ...changes.mailer },
    partition: { ...defaultAllowances.partition, ...changes.partition },
  }
}
