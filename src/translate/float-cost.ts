/**
 * What 32 bits cost, as the tests of C# and C++ find it: of so many questions of yes and no so many have
 * another answer, since their shapes just touch, or just do not, once their numbers are rounded.
 */
export const costOfFloats = { asked: 7280, others: 6 };
