import type { MessageOptionInput } from '#contract/messaging'

/** What the fields of message options are called. */
export const labels: Readonly<Record<keyof MessageOptionInput, string>> = {
  appType: 'Application',
  code: 'Code',
  name: 'Name',
  value: 'Value',
  isActive: 'In use',
}
