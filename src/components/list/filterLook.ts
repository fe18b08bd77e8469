/** Look of a filter in a list's bar; one that narrows the list stands out. */
export const filterLook = (isActive: boolean) => ({
  height: 32,
  maxWidth: 220,
  fontSize: '0.8125rem',
  color: isActive ? 'text.primary' : 'text.secondary',
  fontWeight: isActive ? 600 : 400,
})
