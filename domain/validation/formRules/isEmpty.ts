/** Whether nothing has been entered: rules other than "required" let it pass. */
export function isEmpty(value: string | number | null | undefined): value is '' | null | undefined {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}
