/** What is wrong with a definition, and where: the workflow, a step, or an action of a step. */
export interface DefinitionProblem {
  readonly where: string
  readonly message: string
  /** Code of the step it is about; null: the workflow as a whole. */
  readonly step: string | null
  /** Code of the step's action it is about; null: the step itself. */
  readonly action: string | null
}
