/** Look and place of a heading within the side panel. */
export const previewHeading = { variant: 'subtitle2', component: 'h3', sx: { mt: 2, mb: 0.5 } } as const
