/** The edge at which rows of one need are seen to belong together. */
export const optionEdge = {
  '& > td:first-of-type': { boxShadow: 'inset 3px 0 0 0 var(--option-edge)' },
  '--option-edge': 'currentColor',
  color: 'primary.main',
  '& > td': { color: 'text.primary' },
} as const
