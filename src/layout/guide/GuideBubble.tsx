import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { guides } from '#domain/demonstration'
import { type GuideProgress, keepProgress } from './guideProgress.ts'
import { guideEnd, guideSteps } from './guideSteps.ts'
import { useFollowed } from './useFollowed.ts'
import { useGuideStep } from './useGuideStep.ts'

const width = 300

/** Above dialogs, for it points into them too. */
const above = ({ zIndex }: { zIndex: { readonly modal: number } }) => zIndex.modal + 50

const ring = {
  '[data-guided]': {
    outline: '3px solid #B98B5A !important',
    outlineOffset: '3px !important',
    borderRadius: '4px',
  },
}

/** Beside a field and the menu, so that what opens below them stays in sight; else below. */
const placementAt = (target: HTMLElement | null) =>
  target === null
    ? 'top-end'
    : target.getAttribute('role') === 'combobox' || target.closest('nav') !== null
      ? 'right-start'
      : 'bottom-start'

/** Where it stands while its control is not on the screen. */
const corner = {
  getBoundingClientRect: () => DOMRect.fromRect({ x: window.innerWidth - 16, y: window.innerHeight - 36 }),
}

const modifiers = [
  { name: 'offset', options: { offset: [0, 12] } },
  { name: 'preventOverflow', options: { padding: 8 } },
]

/** The step of a guided demonstration, beside the control that it is about. */
export default function GuideBubble({ progress }: { readonly progress: GuideProgress }) {
  const titleId = useId()
  const wordsId = useId()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const bubble = useRef<HTMLDivElement>(null)
  const steps = guideSteps[progress.guide]
  const step = steps[progress.step]
  const isLast = step === undefined
  const goOn = () => keepProgress({ ...progress, step: progress.step + 1 })
  const leave = () => keepProgress(isLast ? null : { ...progress, isOpen: false })
  const target = useGuideStep(step, goOn)
  const followed = useFollowed(target)
  const isElsewhere = step?.to !== undefined && !step.at.test(pathname)

  useEffect(() => {
    if (target === null) return undefined
    target.dataset.guided = ''
    target.scrollIntoView({ block: 'nearest' })
    return () => {
      delete target.dataset.guided
    }
  }, [target])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is begun at its first button, unless somebody is typing
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) {
      bubble.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    }
  }, [progress.step])

  const show = () => {
    if (isElsewhere && step.to !== undefined) navigate(step.to)
    else target?.focus()
  }
  const name = guides.find(({ code }) => code === progress.guide)?.name ?? ''
  const content = (
    <Paper
      ref={bubble}
      elevation={6}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={wordsId}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
      sx={{ width, maxWidth: 'calc(100vw - 16px)', p: 1.5, borderTop: 4, borderTopColor: '#B98B5A' }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {isLast ? name : `${name}, step ${progress.step + 1} of ${steps.length}`}
      </Typography>
      <Typography id={titleId} component="h2" variant="h3" sx={{ mt: 0.5 }}>
        {isLast ? 'Done' : step.title}
      </Typography>
      <Typography id={wordsId} variant="body2" sx={{ mt: 0.5 }} role="status">
        {isLast ? guideEnd : step.words}
      </Typography>
      <Box sx={{ display: 'flex', gap: 0.5, mt: 1.5 }}>
        {isLast || (!isElsewhere && target === null) ? null : (
          <Button size="small" variant="contained" onClick={show}>
            {isElsewhere ? 'Go there' : 'Show me'}
          </Button>
        )}
        {isLast ? null : (
          <Button size="small" onClick={goOn}>
            Skip
          </Button>
        )}
        <Button size="small" color="inherit" sx={{ ml: 'auto' }} onClick={leave}>
          {isLast ? 'Close' : 'Leave'}
        </Button>
      </Box>
    </Paper>
  )
  return (
    <>
      <GlobalStyles styles={ring} />
      <Popper
        open
        anchorEl={target ?? corner}
        popperRef={followed}
        placement={placementAt(target)}
        modifiers={modifiers}
        sx={{ zIndex: above }}
      >
        {content}
      </Popper>
    </>
  )
}
