import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import type { StepState as Schema } from '#contract/workflow'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'

export type StepState = z.infer<typeof Schema>

const tones = {
  done: { color: 'text.secondary', bgcolor: 'transparent', border: 'divider' },
  current: { color: 'primary.contrastText', bgcolor: 'primary.main', border: 'primary.main' },
  ahead: { color: 'text.secondary', bgcolor: 'transparent', border: 'divider' },
  bypassed: { color: 'text.disabled', bgcolor: 'transparent', border: 'divider' },
} as const

const spoken = { done: 'done', current: 'current step', ahead: 'ahead', bypassed: 'passed by' } as const

/** Whether a step stands beside the present one, where people look for names. */
const isNear = (steps: readonly StepState[], index: number): boolean => {
  const current = steps.findIndex(({ state }) => state === 'current')
  return current < 0 || Math.abs(index - current) <= 1
}

/**
 * The steps of an item's workflow in one line, each with the reason of its state on hover; those away from the present
 * one are dots with their names on hover. The Workflow tab says all of it.
 */
export function StepStrip({ steps }: { readonly steps: readonly StepState[] }) {
  return (
    <Box
      component="ol"
      aria-label="Workflow steps"
      sx={{
        display: 'flex',
        minWidth: 0,
        overflow: 'hidden',
        alignItems: 'center',
        gap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {steps.map(({ code, name, state, why }, index) => (
        <Box component="li" key={code} aria-current={state === 'current' ? 'step' : undefined}>
          <Tooltip title={isNear(steps, index) ? why : `${name}. ${why}`} describeChild>
            <Box
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.25,
                px: isNear(steps, index) ? 1 : 0.5,
                height: 22,
                minWidth: 22,
                justifyContent: 'center',
                whiteSpace: 'nowrap',
                borderRadius: 11,
                border: 1,
                borderStyle: state === 'ahead' || state === 'bypassed' ? 'dashed' : 'solid',
                borderColor: tones[state].border,
                bgcolor: tones[state].bgcolor,
                color: tones[state].color,
              }}
            >
              {state === 'done' ? <Check sx={{ fontSize: 14 }} /> : null}
              {isNear(steps, index) ? (
                <Typography
                  variant="caption"
                  sx={{
                    fontWeight: state === 'current' ? 600 : 400,
                    textDecoration: state === 'bypassed' ? 'line-through' : 'none',
                  }}
                >
                  {name}
                </Typography>
              ) : (
                <span style={visuallyHidden}>{name}</span>
              )}
              <span style={visuallyHidden}>, {spoken[state]}</span>
            </Box>
          </Tooltip>
        </Box>
      ))}
    </Box>
  )
}
