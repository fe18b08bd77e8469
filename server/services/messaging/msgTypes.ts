/** Kinds of messages: what is mailed, and what is printed on a label. */
export const msgTypes = [
  { id: 'EMAIL', code: 'EMAIL', name: 'E-mail' },
  { id: 'LABEL', code: 'LABEL', name: 'Label' },
]
