import type { MessageTemplateInput } from '#contract/messaging'

/** What the fields of message templates are called. */
export const labels: Readonly<Record<keyof MessageTemplateInput, string>> = {
  code: 'Code',
  name: 'Name',
  appType: 'Application',
  state: 'State',
  msgType: 'Kind',
  subject: 'Subject',
  body: 'Text',
  isActive: 'In use',
}
