import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Problem } from '#domain/boxGeometry'
import { mostBreaks, type PadBreak } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { NumberBox } from './NumberBox.tsx'
import { problemOf } from './problemOf.ts'

interface QuantityGroupProps {
  readonly breaks: readonly PadBreak[]
  readonly problems: readonly Problem[]
  readonly change: ChangePad
  /** Puts them in order, once nobody is in any of them. */
  readonly onSort: () => void
}

/** A further break: twice the last quantity, priced like it. */
const another = (last: PadBreak | undefined): PadBreak => ({
  quantity: (last?.quantity ?? 500) * 2,
  given: last?.given === 'price' ? 'markUp' : (last?.given ?? 'markUp'),
  value: last?.given === 'price' ? 28 : (last?.value ?? 28),
})

const Wrong = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: '0.75rem',
  lineHeight: 1.35,
  color: theme.palette.error.main,
}))

/** Up to five quantities. They are in order again once the focus has left them, for 5 is on its way to 500. */
export const QuantityGroup = memo(function QuantityGroup(props: QuantityGroupProps) {
  const { breaks, problems, change, onSort } = props
  const wrong = problemOf(problems, 'breaks')
  const put = (place: number, quantity: number | null) =>
    change(now => ({
      breaks: now.breaks.map((each, index) => (index === place ? { ...each, quantity } : each)),
    }))
  return (
    <Group
      title="Quantities"
      onLeave={onSort}
      notice={wrong === undefined ? null : <Wrong role="alert">{wrong}</Wrong>}
      tools={
        <IconButton
          aria-label="Add a quantity"
          title="Add a quantity"
          disabled={breaks.length >= mostBreaks}
          onClick={() => change({ breaks: [...breaks, another(breaks.at(-1))] })}
        >
          <Add fontSize="small" />
        </IconButton>
      }
    >
      {breaks.map((each, place) => (
        <NumberBox
          // biome-ignore lint/suspicious/noArrayIndexKey: a break has no name but its place.
          key={place}
          label={`Quantity ${place + 1}`}
          span={2}
          step={100}
          isWhole
          value={each.quantity}
          onChange={quantity => put(place, quantity)}
          end={
            breaks.length === 1 ? null : (
              <IconButton
                aria-label={`Remove quantity ${place + 1}`}
                onClick={() => change({ breaks: breaks.filter((_, index) => index !== place) })}
                sx={{ p: 0.25 }}
              >
                <Close sx={{ fontSize: 14 }} />
              </IconButton>
            )
          }
        />
      ))}
    </Group>
  )
})
