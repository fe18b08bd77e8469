import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import { type GuideCode, guides } from '#domain/demonstration'
import { useUser } from '../../authProvider/UserContext.ts'
import { useConfig } from '../../useConfig.ts'
import { keepProgress, useGuideProgress } from './guideProgress.ts'

/** Starts the guided demonstrations that the person can give, or goes on with the one that was left. */
export function GuideChoice({ onStart }: { readonly onStart?: () => void }) {
  const labelId = useId()
  const { hasDemonstration } = useConfig()
  const { login } = useUser()
  const progress = useGuideProgress()
  const offered = guides.filter(guide => guide.login === login)
  if (!hasDemonstration || offered.length === 0) return null
  const stepOf = (code: GuideCode) => (progress?.guide === code && !progress.isOpen ? progress.step : 0)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
      <span id={labelId}>Guided demonstration, four steps:</span>
      {offered.map(({ code, name }) => (
        <Button
          key={code}
          size="small"
          variant="outlined"
          aria-describedby={labelId}
          onClick={() => {
            keepProgress({ guide: code, step: stepOf(code), isOpen: true })
            onStart?.()
          }}
        >
          {stepOf(code) === 0 ? name : `${name}, go on at step ${stepOf(code) + 1}`}
        </Button>
      ))}
    </Box>
  )
}
