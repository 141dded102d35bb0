/** Path of the packages that wait for the user's review. */
export const waitingReviewsPath = '/panel/content-manager/reviews';
