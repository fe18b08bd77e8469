import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import type { SampleLabel } from '#contract/samples'
import { SampleLabelCard } from './SampleLabelCard.tsx'

/** Beside the page, so that nothing that clips or scrolls on the screen does so on paper. */
const onPaper = {
  '@media print': {
    '@page': { size: '100mm 60mm', margin: 0 },
    'html, body': { height: 'auto !important', overflow: 'visible !important', padding: '0 !important' },
    'body > *:not([data-labels])': { display: 'none !important' },
  },
} as const

/** What goes to paper instead of the page: each copy of each label on a page of its own. */
export function LabelsOnPaper({ labels }: { readonly labels: readonly SampleLabel[] }) {
  const pages = labels.flatMap(label =>
    Array.from({ length: label.copies }, (_, copy) => ({ key: `${label.id} ${copy}`, label })),
  )
  return (
    <Portal>
      <GlobalStyles styles={onPaper} />
      <Box data-labels="" aria-hidden sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {pages.map(({ key, label }) => (
          <Box key={key} sx={{ breakInside: 'avoid', '&:not(:last-child)': { breakAfter: 'page' } }}>
            <SampleLabelCard label={label} />
          </Box>
        ))}
      </Box>
    </Portal>
  )
}
