/** Whom one deals with besides who gets the letters. */
export const moreContacts = [
  {
    customerCode: 'BLU001',
    name: 'Owen Tarrant',
    role: 'Packaging Engineer',
    phone: '03 5550 1204',
    email: 'packaging@bluegumbrewing.example',
  },
  {
    customerCode: 'NOR008',
    name: 'Ines Calloway',
    role: 'Brand Manager',
    phone: '03 5550 8812',
    email: 'brand@northerntidecosmetics.example',
  },
] as const
