import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { design, type GeneratedFiles } from '#contract/design'
import type { DesignPicture as PictureRole } from '#domain/designFiles'
import { SvgPicture } from '../../../../../components/solids/SvgPicture.tsx'
import { callKey, useProvider } from '../../../../../dataProvider/index.ts'
import { designFailureWords } from './designFailureWords.ts'
import { shownPictures } from './shownPictures.ts'

/** A generated picture; asked for anew when another version of it is there. */
function usePicture({ quoteItemId, files }: GeneratedFiles, role: PictureRole) {
  const calls = useProvider()
  const file = files.find(each => each.role === role)
  return useQuery({
    queryKey: [...callKey(design.designImage, { quoteItemId, role }), file?.documentId, file?.version],
    queryFn: async ({ signal }) => {
      const fetching =
        role === 'artwork'
          ? calls.download(design.artwork, { query: { quoteItemId } }, signal)
          : calls.download(
              design.designImage,
              { query: { quoteItemId, image: role === '2d' ? '2D' : '3D' } },
              signal,
            )
      return (await fetching).content.text()
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
}

/** The design as it was generated: flat, folded, or its artwork. */
export function DesignPicture({ run }: { readonly run: GeneratedFiles }) {
  const [chosen, setChosen] = useState<PictureRole>('2d')
  const shown = shownPictures(run)
  const look = shown.find(each => each.role === chosen) ?? shown[0]
  const role = look?.role ?? chosen
  const picture = usePicture(run, role)
  return (
    <Box>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Picture"
        value={role}
        onChange={(_, next: PictureRole | null) => {
          if (next !== null) setChosen(next)
        }}
        sx={{ mb: 0.5 }}
      >
        {shown.map(({ role: each, label }) => (
          <ToggleButton key={each} value={each} sx={{ py: 0.25 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {picture.isError ? <Alert severity="error">{designFailureWords(picture.error)}</Alert> : null}
      {picture.isPending ? <Skeleton variant="rectangular" height={paperHeight} /> : null}
      {picture.data === undefined ? null : (
        // Drawn for paper: it keeps its colours on white, also where everything else is dark.
        <Box sx={paper}>
          <SvgPicture svg={picture.data} alt={look?.alt ?? ''} />
        </Box>
      )}
    </Box>
  )
}

const paperHeight = 280
const paper = {
  position: 'relative',
  height: paperHeight,
  bgcolor: 'common.white',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
