import { type AllowanceChanges, type Allowances, defaultAllowances } from './allowances.ts'

/** The default allowances with some of them replaced. */
export function withAllowances(changes: AllowanceChanges = {}): Allowances {
  return {
    joint: { ...defaultAllowances.joint, ...changes.joint },
    styles: { ...defaultAllowances.styles, ...changes.styles },
    partition: { ...defaultAllowances.partition, ...changes.partition },
  }
}
