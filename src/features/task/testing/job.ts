/** A job as the server tells it, done three times of ten today. */
export const job = (id: string, key: string, more: object = {}) => ({
  id,
  key,
  name: `Job ${key}`,
  intro: 'What to do',
  reward: 5,
  timesPerDay: 10,
  doneToday: 3,
  minimumMs: 200,
  ...more,
})
