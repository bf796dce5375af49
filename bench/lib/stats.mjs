/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}

/** Median, least and greatest of a list of numbers. */
export const summary = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
  runs: values.length,
})

/** Medians of every field of a list of equal records. */
export function medians(records) {
  const fields = Object.keys(records[0])
  return Object.fromEntries(
    fields.map((field) => [field, summary(records.map((record) => record[field]))]),
  )
}

/** `81 [62..115]`, rounded to `digits`. */
export const spread = ({ median: middle, min, max }, digits = 0) =>
  `${middle.toFixed(digits)} [${min.toFixed(digits)}..${max.toFixed(digits)}]`
