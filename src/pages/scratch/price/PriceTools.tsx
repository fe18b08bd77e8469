import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { type PricingPolicy, policyNames } from '#domain/pricingPolicies'
import { CellNumber } from '../../../components/costs/CellNumber.tsx'
import { ToolSelect } from '../inputs/ToolSelect.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'

interface PriceToolsProps {
  readonly policy: PadInputs['policy']
  readonly basis: PadInputs['basis']
  readonly commission: number | null
  readonly change: ChangePad
}

const Label = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.75rem',
  color: theme.palette.text.secondary,
}))

const policies = Object.entries(policyNames).map(([code, label]) => ({
  value: Number(code) as PricingPolicy,
  label,
}))

const bases = [
  { value: 'absorption', label: 'Absorption' },
  { value: 'marginal', label: 'Marginal' },
] as const

/** How the quantities are priced: policy, basis of the cost, commission. */
export const PriceTools = memo(function PriceTools({ policy, basis, commission, change }: PriceToolsProps) {
  return (
    <>
      <ToolSelect
        label="Pricing policy"
        value={policy}
        choices={policies}
        onChoose={value => change({ policy: value })}
      />
      <ToolSelect
        label="Basis of the price"
        value={basis}
        choices={bases}
        onChoose={value => change({ basis: value })}
      />
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
