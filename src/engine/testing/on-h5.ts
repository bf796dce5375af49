/** Whether the tests run with the parts of H5. */
export const ON_H5: boolean = false
