export const ON_H5 = true
