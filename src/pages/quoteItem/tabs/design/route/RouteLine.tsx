import ArrowBack from '@mui/icons-material/ArrowBack'
import ArrowForward from '@mui/icons-material/ArrowForward'
import ContentCopy from '@mui/icons-material/ContentCopy'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useRef } from 'react'
import { tidy } from '#domain/formats'
import type { DesignStep } from '#domain/quoteItem'
import { useItemFindings } from '../../../draft/rules/useItemRules.ts'
import type { Route } from './useRoute.ts'

const by: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const sheetWords = ({ sheetLength, sheetWidth, totalNumberUp }: DesignStep): string => {
  if (!sheetLength || !sheetWidth) return ''
  const up = totalNumberUp && totalNumberUp > 1 ? `, ${totalNumberUp} up` : ''
  return `${tidy(sheetLength, 1)} × ${tidy(sheetWidth, 1)}${up}`
}

/**
 * The steps of the route in their order. Arrow keys go from step to step; with Alt they move the step, Delete removes it,
 * and Ctrl+D copies it.
 */
export function RouteLine({ route }: { readonly route: Route }) {
  const { steps, open, readOnly } = route
  const findings = useItemFindings()
  const line = useRef<HTMLDivElement>(null)
  const focus = (index: number) =>
    requestAnimationFrame(() => line.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus())

  const onKey = (event: KeyboardEvent, step: DesignStep, index: number) => {
    const to = by[event.key]
    const isCopy = event.key === 'd' && (event.ctrlKey || event.metaKey)
    if (to !== undefined && event.altKey) {
      if (readOnly || steps[index + to] === undefined) return
      route.move(step, to)
      focus(index + to)
    } else if (to !== undefined) {
      const next = steps[index + to]
      if (next === undefined) return
      route.show(next.key)
      focus(index + to)
    } else if (!readOnly && event.key === 'Delete') {
      route.remove(step)
      focus(Math.max(0, index - 1))
    } else if (!readOnly && isCopy) {
      route.copy(step)
      focus(index + 1)
    } else return
    event.preventDefault()
  }

  const hasError = (step: DesignStep) =>
    findings.some(
      ({ section, field, severity }) =>
        section === 'design' && severity === 'error' && field.startsWith(`designSteps[${step.key}]`),
    )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <Box
        ref={line}
        role="tablist"
        aria-label="Steps of the route"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}
      >
        {steps.map((step, index) => (
          <ButtonBase
            key={step.key}
            role="tab"
            id={`step-${step.key}`}
            aria-selected={step === open}
            aria-controls="design-step"
            aria-label={`Step ${index + 1}, ${step.operation || 'no operation'} ${step.workCentre}${hasError(step) ? ', has errors' : ''}`}
            tabIndex={step === open ? 0 : -1}
            title={
              readOnly ? undefined : 'Arrows: next step · Alt+arrows: move · Ctrl+D: copy · Delete: remove'
            }
            onClick={() => route.show(step.key)}
            onKeyDown={event => onKey(event, step, index)}
            sx={theme => ({
              display: 'block',
              textAlign: 'left',
              px: 1,
              py: 0.5,
              minWidth: 92,
              borderRadius: 1,
              border: 1,
              borderColor: hasError(step) ? 'error.main' : step === open ? 'primary.main' : 'divider',
              boxShadow: step === open ? `inset 0 -2px 0 ${theme.palette.primary.main}` : 'none',
              '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
            })}
          >
            <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
              {index + 1} {step.operation || '—'}
            </Typography>
            <Typography component="div" variant="caption" color="textSecondary" noWrap>
              {step.workCentre || 'no work centre'}
            </Typography>
            <Typography component="div" variant="caption" color="textSecondary" noWrap>
              {sheetWords(step) || '\u00a0'}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      {readOnly || open === undefined ? null : (
        <Box sx={{ display: 'flex' }} role="group" aria-label="The open step">
          <IconButton
            size="small"
            aria-label="Move step back"
            disabled={route.index <= 0}
            onClick={() => route.move(open, -1)}
          >
            <ArrowBack fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            aria-label="Move step on"
            disabled={route.index >= steps.length - 1}
            onClick={() => route.move(open, 1)}
          >
            <ArrowForward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label="Copy step" onClick={() => route.copy(open)}>
            <ContentCopy fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label="Remove step" onClick={() => route.remove(open)}>
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
