/** What can be done with an item stays in sight where the table is wider than the window. */
export const staysInSight = { position: 'sticky', right: 0, bgcolor: 'background.paper' } as const
