/** What box a regular slotted carton is, of which board and how many: what tests about others enter besides differs. */
export const regularCarton = {
  styleCarton: '02',
  styleVariant: '0201',
  styleTopFlap: '01',
  styleBottomFlap: '01',
  length: 400,
  width: 300,
  depth: 250,
  boardGrade: 'C340',
  expectedOrderQuantity: 5000,
}
