import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { customer } from '#contract/customer'
import { useCall } from '../../../dataProvider/index.ts'
import { PartOf } from './PartOf.tsx'

/** The accounts that tooling may be charged to. */
export function ToolingAccounts() {
  const accounts = useCall(customer.toolingCustomers, {})
  return (
    <PartOf label="tooling accounts" part={accounts}>
      {rows =>
        rows.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            No account is kept.
          </Typography>
        ) : (
          <Box
            component="ul"
            sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
          >
            {rows.map(({ toolingAccountNumber, toolingAccountDesc, isInternal }) => (
              <li key={toolingAccountNumber}>
                {`${toolingAccountNumber} ${toolingAccountDesc}`}
                {isInternal ? (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    (internal)
                  </Box>
                ) : null}
              </li>
            ))}
          </Box>
        )
      }
    </PartOf>
  )
}
