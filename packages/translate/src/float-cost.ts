/**
 * The cost of 32 bits, as the tests of C# and C++ measure it: how many yes-or-no calls return
 * another result. In each of them the shapes miss each other by less than a float can represent.
 */
export const costOfFloats = { asked: 7280, others: 6 };
