/** Why a price is what it is: for its customer without costs, for us with all of them. What stands on the sheet, not how it is laid out. */
export {
  type Audience,
  audiences,
  type ExplainedBar,
  type ExplainedPart,
  type PriceExplanation,
} from './explanation.ts'
export { explanationMail } from './explanationMail.ts'
export { type CustomerInput, explainToCustomer } from './forCustomer.ts'
export { explainToUs, type OurInput } from './forUs.ts'
