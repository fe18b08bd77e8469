/** What happens to an offer that somebody is told of, as templates name it. */
export const offerStates = [
  { code: 'accepted', label: 'Accepted' },
  { code: 'declined', label: 'Declined' },
  { code: 'asked', label: 'Question' },
  { code: 'expiring', label: 'Expires soon' },
] as const
