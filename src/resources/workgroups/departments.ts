import { type DepartmentCode, departmentCodes } from '#domain/access'
import type { CodeChoice } from '../../components/master/master.ts'

const names: Readonly<Record<DepartmentCode, string>> = {
  SALES: 'Sales',
  CUSTSERV: 'Customer Service',
  DESIGN: 'Design',
  PREPRINT: 'Pre-print',
  PRICING: 'Pricing',
  NEWWORK: 'New Work',
  SAMPLE: 'Samples',
  GLAMAART: 'Art',
  TECH: 'Technical',
}

/** The departments by code and name. */
export const departments: readonly CodeChoice[] = departmentCodes.map(code => ({
  code,
  description: names[code],
}))
