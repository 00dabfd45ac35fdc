/** What the form fills in for a new client, but for the name. */
export const CLIENT = {
  goals: [],
  medicalConditions: [],
  allergies: [],
  status: 'active',
  source: 'Khác',
  clientType: 'managed',
  assignedMenus: [],
};
