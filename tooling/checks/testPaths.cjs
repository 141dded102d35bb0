// Files that boundaries and layers do not bind: tests and stories may use more, data builders of a lower package for
// instance.
module.exports = '\\.(test|stories)\\.tsx?$|/testing/|/tests/';
