"""Guntur and Phirangipuram on a round table seen from above, north up, in their true direction from each other. Roads,
   rivers and borders are left out: only what is known stands on the table, the rest is fields and trees of the country."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
G='cl1'; reset(); cyc(G,z=-.7,y=60,r=20,w=160); rnd=random.Random(11)
cyl(0,0,-.7,10.6,.25,'in9',seg=160,bev=.06); cyl(0,0,-.45,10.4,.42,'ma7',seg=160,bev=.05); cyl(0,0,-.36,10.43,.06,'tu5',seg=160); cyl(0,0,-.12,10.43,.06,'tu5',seg=160); cyl(0,0,-.05,10.15,.09,'ne3',seg=160)
[box(10.4*math.cos(a),10.4*math.sin(a),-.28,.26,.05,.26,'cl0' if k%2 else 'tu5',0,ry=45,rz=math.degrees(a)+90) for k,a in enumerate(q*math.pi/48 for q in range(96))]
guntur=(5.0,.62); phir=(-4.9,-.62)                                      # 10 m of table for the way between the two towns
def free(x,y): return math.hypot(x-guntur[0],y-guntur[1])>3.3 and math.hypot(x-phir[0],y-phir[1])>3.1
for k in range(120):                                                   # plots of paddy, chilli and cotton in soft patches
    a=k*2.39996; q=9.4*math.sqrt((k+.5)/120); x,y=q*math.cos(a),q*math.sin(a)
    if not free(x,y): continue
    c=rnd.choice(('ma3','tu3','tu3')) if rnd.random()<.13 else ('leaf2','grass','8FB07E','98B58A')[(k*3)%4]; w,h=rnd.uniform(1.1,1.6),rnd.uniform(.9,1.3); r=rnd.uniform(-9,9)
    f=min(1,(9.95-math.hypot(w,h)/2)/q); x,y=f*x,f*y                    # whole inside the rim
    box(x,y,.03,w,h,.04+.0017*(k%11),c,.01,rz=r)
    with at(x,y,.06+.0017*(k%11),r): [tube([(-w*.42,-h*.4+h*.2*j,.02),(w*.42,-h*.4+h*.2*j,.02)],.028,{'ma3':'ma5','tu3':'tu5'}.get(c,'7A9E6B' if c!='leaf2' else 'leaf')) for j in range(5)]
def named(x,y): return abs(x+5)<2.9 and abs(y+4.6)<1.1 or abs(x-5)<1.6 and abs(y+3.7)<1.1   # where the page writes their names
for k in range(46):
    a=rnd.uniform(0,6.28); q=9.6*math.sqrt(rnd.random()); x,y=q*math.cos(a),q*math.sin(a)
    if not free(x,y) or named(x,y): continue
    while math.hypot(x,y+1)>9.7: x,y=.97*x,.97*y                        # nor may a crown stand over the rim
    with at(x,y,.04,0,.26 if k%3 else .2):
        if k%3: tree(1.2,1.3,'leaf' if k%2 else 'leaf2',None)
        else: palmyra(4.6,seed=k)
def house(c,r=0,s=1):
    with at(0,0,0,r,s): box(0,0,0,.34,.28,.24,'cl0',.012); box(0,0,.24,.38,.32,.05,c,.012); box(0,-.142,.0,.07,.006,.13,'in7',0)
cyl(*guntur,.04,2.5,.03,'cl2',seg=72,bev=.01)
for k in range(46):                                                    # Guntur, a town
    a=k*2.39996; q=2.25*math.sqrt((k+.5)/46)
    with at(guntur[0]+q*math.cos(a),guntur[1]+q*math.sin(a),.07):
        if k%7==3: box(0,0,0,.36,.36,.5+.25*(k%3),('cl0','in1','ma1')[k%3],.015); [box(0,-.183,.1+.17*j,.28,.006,.07,'in7',0) for j in range(3)]
        else: house(('ma5','ma7','tu5','in5')[k%4],rnd.choice((0,90,10,-8)),rnd.uniform(.95,1.25))
cyl(phir[0],phir[1],.04,2.3,.03,'cl2',seg=72,bev=.01)
for k in range(9):                                                     # Phirangipuram, a village
    a=.5+k*.62; q=1.75+.25*(k%2)
    with at(phir[0]+q*math.cos(a),phir[1]+q*math.sin(a),.07): house(('ma5','tu5','ma7')[k%3],rnd.choice((0,90,12)),1.05)
with at(phir[0],phir[1]-.15,.07):                                       # the college, larger than life
    cyl(0,0,0,1.25,.05,'ma7',seg=72,bev=.015)
    with at(0,-.78,.05): petals(8,.1,.32,'tu5',0,.01)
    for s in(-1,1):
        box(s*.62,.2,.05,.72,.6,.72,'cl0',.015); box(s*.62,.2,.77,.78,.66,.06,'ma5',.012)
        for f in(0,1,2):
            for j in range(3): box(s*.62-.22+.22*j,-.103,.12+.23*f,.12,.012,.14,'in7',0)
    box(0,.22,.05,.56,.7,1.1,'cl0',.015); box(0,-.132,.34,.34,.012,.6,'ma5',0); box(0,.22,1.15,.62,.76,.06,'ma7',.012); box(0,-.2,.3,.6,.3,.05,'tu5',.01)
    with at(0,-.1,1.2): lotus3(.36,vert=True,half=True,cs=('tu5','ma5','cl0','in8'),t=.03)
with at(0,8.9,.06):                                                     # north
    poly([(-.42,-.5),(0,-.2),(.42,-.5),(0,.75)],0,.06,'in7')
    poly([(0,-.2),(.42,-.5),(0,.75)],.06,.02,'tu5')
hour('morning',-44)
shoot('district',dict(a=((0,-.5,0),81,0,48,100)),bounces=3,ground=G)
