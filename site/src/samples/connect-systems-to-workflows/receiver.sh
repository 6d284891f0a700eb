# bash cannot serve HTTP. Save one of the other two, then:
node receiver.mjs # or: python3 receiver.py
