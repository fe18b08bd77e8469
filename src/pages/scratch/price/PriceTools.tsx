import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { type PricingPolicy, policyNames } from '#domain/pricingPolicies'
import { CellNumber } from '../../../components/costs/CellNumber.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'

interface PriceToolsProps {
  readonly policy: PadInputs['policy']
  readonly basis: PadInputs['basis']
  readonly commission: number | null
  readonly change: ChangePad
}

const Select = styled('select')(({ theme }) => ({
  font: 'inherit',
  fontSize: '0.75rem',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 4,
  padding: '2px 4px',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
}))

const Label = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}))

const policies = Object.entries(policyNames).map(([code, name]) => ({ code: Number(code), name }))

/** How the quantities are priced: policy, basis of the cost, commission. */
export const PriceTools = memo(function PriceTools({ policy, basis, commission, change }: PriceToolsProps) {
  return (
    <>
      <Select
        aria-label="Pricing policy"
        value={policy}
        onChange={event => change({ policy: Number(event.target.value) as PricingPolicy })}
      >
        {policies.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Basis of the price"
        value={basis}
        onChange={event => change({ basis: event.target.value === 'marginal' ? 'marginal' : 'absorption' })}
      >
        <option value="absorption">Absorption</option>
        <option value="marginal">Marginal</option>
      </Select>
      <Label>
        Commission
        <span style={{ width: 46 }}>
          <CellNumber
            label="Commission, percent of the sell price"
            value={commission}
            isGiven={false}
            places={1}
            step={1}
            onChange={value => change({ commission: value })}
          />
        </span>
        %
      </Label>
    </>
  )
})
